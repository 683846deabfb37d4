import { type PaletteGroup } from './PaletteItem.ts'

/** Entries of other groups that belong to a choice of the account. */
const BESIDE_ACCOUNTS: ReadonlySet<string> = new Set(['accounts', 'create'])

/** The groups as the account switcher shows them: accounts first, and before the first letter little else. */
export function switcherGroups(
  groups: readonly PaletteGroup[],
  accountsTitle: string,
  hasQuery: boolean,
): PaletteGroup[] {
  const accounts = groups.filter(({ title }) => title === accountsTitle)
  const others = groups.filter(({ title }) => title !== accountsTitle)
  if (hasQuery) return [...accounts, ...others]
  return [
    ...accounts,
    ...others.map(({ title, items }) => ({ title, items: items.filter(({ id }) => BESIDE_ACCOUNTS.has(id)) })),
  ]
}
