-- A list shows the name of a product in the language of its reader: it is found by every name that it has.
UPDATE passports SET search = fold(search || ' ' || (SELECT group_concat(value, ' ') FROM json_each(document, '$.productName')))
  WHERE json_type(document, '$.productName') = 'object';
UPDATE received_passports SET search = fold(search || ' ' || (SELECT group_concat(value, ' ') FROM json_each(document, '$.productName')))
  WHERE json_type(document, '$.productName') = 'object';
