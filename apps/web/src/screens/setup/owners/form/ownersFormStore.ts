import type { AccountKey } from '../../../../data/keys/queryKeys.ts'
import { OwnersForm } from './OwnersForm.ts'

const nameOf = ({ chainId, safe }: AccountKey) => `countersign.owners.${chainId}:${safe}`

/** The form of a tab survives a reload; the stored draft survives the tab. */
const read = (storage: Storage, key: AccountKey): OwnersForm | null => {
  try {
    const parsed = OwnersForm.safeParse(JSON.parse(storage.getItem(nameOf(key)) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}

const write = (storage: Storage, key: AccountKey, form: OwnersForm | null): void => {
  try {
    if (form === null) storage.removeItem(nameOf(key))
    else storage.setItem(nameOf(key), JSON.stringify(form))
  } catch {
    // Without storage, the input is lost with the page.
  }
}

/** An edited change of owners: that of this tab, otherwise the draft stored in this browser. */
export const ownersFormStore = {
  read: (key: AccountKey): OwnersForm | null => read(sessionStorage, key) ?? read(localStorage, key),
  /** Called at every edit. */
  write: (key: AccountKey, form: OwnersForm): void => write(sessionStorage, key, form),
  keep: (key: AccountKey, form: OwnersForm): void => write(localStorage, key, form),
  readKept: (key: AccountKey): OwnersForm | null => read(localStorage, key),
  /** Called after the change was proposed or discarded. */
  clear(key: AccountKey): void {
    write(sessionStorage, key, null)
    write(localStorage, key, null)
  },
}
