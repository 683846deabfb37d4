import type { Sorting } from '../../parts/lists/SortHeader.tsx'
import type { AssetColumn } from './sortAssets.ts'

const COLUMNS: readonly AssetColumn[] = ['token', 'balance', 'price', 'value', 'share']
const DEFAULT: Sorting<AssetColumn> = { by: 'value', isDescending: true }

/** The order in a URL: a column, with a minus for a descending one. Any other text is the default order. */
export function parseSorting(text: string): Sorting<AssetColumn> {
  const isDescending = text.startsWith('-')
  const by = COLUMNS.find((column) => column === (isDescending ? text.slice(1) : text))
  return by === undefined ? DEFAULT : { by, isDescending }
}

/** The order as a URL has it; the default one is empty. */
export const printSorting = ({ by, isDescending }: Sorting<AssetColumn>): string =>
  by === DEFAULT.by && isDescending === DEFAULT.isDescending ? '' : `${isDescending ? '-' : ''}${by}`
