import styles from './SortHeader.module.css'

export type Sorting<Column extends string> = { readonly by: Column; readonly isDescending: boolean }

export interface SortHeaderProps<Column extends string> {
  column: Column
  label: string
  sorting: Sorting<Column>
  /** Text sorts upwards first, numbers downwards. */
  startsDescending?: boolean
  onSort(sorting: Sorting<Column>): void
}

/** The head of a column that sorts its table; a second press reverses the order. */
export function SortHeader<Column extends string>({
  column,
  label,
  sorting: { by, isDescending },
  startsDescending = true,
  onSort,
}: SortHeaderProps<Column>) {
  const isSorted = by === column
  const next = { by: column, isDescending: isSorted ? !isDescending : startsDescending }
  return (
    <th scope="col" {...(isSorted ? { 'aria-sort': isDescending ? 'descending' : 'ascending' } : {})}>
      <button type="button" className={styles.sort} onClick={() => onSort(next)}>
        {label}
        {isSorted && <span aria-hidden> {isDescending ? '↓' : '↑'}</span>}
      </button>
    </th>
  )
}
