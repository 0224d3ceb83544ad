// The notices of Article 28(1) and (2) of Regulation (EU) 2019/1020, in the official wording of three languages.
export const NOTICES = [
  {
    paragraph: 1,
    texts: [
      { language: 'en', text: 'Dangerous product — release for free circulation not authorised — Regulation (EU) 2019/1020' },
      {
        language: 'de',
        text: 'Gefährliches Produkt – Überlassung zum zollrechtlich freien Verkehr nicht gestattet – Verordnung (EU) 2019/1020',
      },
      { language: 'fr', text: 'Produit dangereux — mise en libre pratique non autorisée — règlement (UE) 2019/1020' },
    ],
  },
  {
    paragraph: 2,
    texts: [
      { language: 'en', text: 'Product not in conformity — release for free circulation not authorised — Regulation (EU) 2019/1020' },
      {
        language: 'de',
        text: 'Nichtkonformes Produkt – Überlassung zum zollrechtlich freien Verkehr nicht gestattet – Verordnung (EU) 2019/1020',
      },
      { language: 'fr', text: 'Produit non conforme — mise en libre pratique non autorisée — règlement (UE) 2019/1020' },
    ],
  },
] as const;
