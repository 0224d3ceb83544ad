// Writes the XML serialisation of an Environment (IDTA-01001, part 1) as its JSON serialisation.
import type { Json } from '../json/json.ts';
import { MalformedXml, xmlReader } from '../workbooks/xml.ts';

interface Node {
  readonly name: string;
  readonly children: Node[];
  text: string;
}

/** Members whose children are the entries of a list. */
const LISTS: ReadonlySet<string> = new Set([
  ...['assetAdministrationShells', 'submodels', 'conceptDescriptions', 'submodelElements', 'statements', 'annotations', 'keys'],
  ...['displayName', 'description', 'specificAssetIds', 'supplementalSemanticIds', 'qualifiers', 'extensions', 'refersTo'],
  ...['embeddedDataSpecifications', 'preferredName', 'shortName', 'definition', 'valueReferencePairs', 'isCaseOf'],
  ...['inputVariables', 'outputVariables', 'inoutputVariables'],
]);

/** Classes whose entries name their type in JSON. */
const TYPES: ReadonlySet<string> = new Set([
  ...['assetAdministrationShell', 'submodel', 'conceptDescription', 'property', 'multiLanguageProperty', 'range', 'blob', 'file'],
  ...['referenceElement', 'relationshipElement', 'annotatedRelationshipElement', 'entity', 'basicEventElement', 'operation', 'capability'],
  ...['submodelElementCollection', 'submodelElementList'],
]);

/** Policy: limits memory, because an element in memory is much larger than its text. */
const MOST_ELEMENTS = 1_000_000;

/** Throws `MalformedXml`. */
export function environmentOfXml(text: string): Json {
  const root: Node = { name: '', children: [], text: '' };
  const open: Node[] = [root];
  let count = 0;
  const reader = xmlReader({
    open: (name) => {
      count += 1;
      if (count > MOST_ELEMENTS) throw new MalformedXml(`the Environment has more than ${MOST_ELEMENTS} elements`);
      const node: Node = { name, children: [], text: '' };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    text: (more) => {
      const node = open.at(-1);
      if (node !== undefined) node.text += more;
    },
    close: () => void open.pop(),
  });
  // The reader limits the length of a tag only between pieces, so the text is passed in small pieces.
  for (let at = 0; at < text.length; at += PIECE) reader.push(text.slice(at, at + PIECE));
  reader.end();
  const [environment] = root.children;
  return environment === undefined ? null : jsonOf(environment);
}

const PIECE = 4096;

/** The `value` of a reference is an object. The `value` of a collection, a list or a multi-language property is an array. */
const isList = ({ name, children }: Node): boolean =>
  LISTS.has(name) || (name === 'value' && children.length > 0 && !children.some((child) => child.name === 'keys'));

function jsonOf(node: Node): Json {
  if (isList(node)) return node.children.map(jsonOf);
  if (node.children.length === 0) return node.text;
  const type = TYPES.has(node.name) ? { modelType: `${node.name.slice(0, 1).toUpperCase()}${node.name.slice(1)}` } : {};
  return { ...type, ...Object.fromEntries(node.children.map((child) => [child.name, jsonOf(child)])) };
}
