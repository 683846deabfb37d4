import type { Translation } from '@countersign/primitives'

/**
 * The German catalogues of the verifier. The build of `verify.html` adds the translation of each catalogue that the file contains, because
 * the file can fetch nothing; all catalogues of the page would double its texts.
 */
export const germanMessages: Translation[] = []
