// Explains in English why the shapes were not applied to a credential.
import type { ShapesNotChecked } from '../../contract/index.ts';

const WORDS: Readonly<Record<ShapesNotChecked, string>> = {
  'no-credential': 'there is no valid credential',
  'no-rdf': 'the credential is not JSON-LD, so it cannot be read as RDF',
  hidden: 'the credential hides claims',
  mistakes: 'the passport has mistakes that prevent saving',
  'no-category': 'the credential names no product group',
  'no-shapes': 'there are no shapes for its product group',
  context: 'it uses a JSON-LD context that is not kept here, and nothing is fetched',
  unreadable: 'it cannot be read as RDF',
  'too-large': 'it is too large',
  time: 'it took too long',
  busy: 'too many other credentials wait for their turn',
};

export const notCheckedWords = (why: ShapesNotChecked): string => WORDS[why];
