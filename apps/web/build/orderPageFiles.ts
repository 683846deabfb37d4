export type PageFile = { readonly name: string; readonly size: number }

/**
 * The style sheets of a page, then its scripts, the largest first. A service names them in this order until its header is full. A file that it does
 * not name arrives one round trip later: the paint waits for a style sheet, and a small script may still arrive before the large ones.
 */
export function orderPageFiles(files: readonly PageFile[]): string[] {
  return files
    .toSorted((one, other) => rankOf(one) - rankOf(other) || other.size - one.size || (one.name < other.name ? -1 : 1))
    .map(({ name }) => name)
}

const rankOf = ({ name }: PageFile): number => (name.endsWith('.css') ? 0 : 1)
