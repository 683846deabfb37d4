import type { AccountKey } from '../../../../data/keys/queryKeys.ts'
import { OwnersForm } from './OwnersForm.ts'

const nameOf = ({ chainId, safe }: AccountKey) => `countersign.owners.${chainId}:${safe}`

/** The tab's own form survives a reload; the kept one survives the tab. */
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

/** A change of owners that was begun: of this tab first, else the draft that was kept in this browser. */
export const ownersFormStore = {
  read: (key: AccountKey): OwnersForm | null => read(sessionStorage, key) ?? read(localStorage, key),
  /** Called at every edit. */
  write: (key: AccountKey, form: OwnersForm): void => write(sessionStorage, key, form),
  /** "Keep as draft". */
  keep: (key: AccountKey, form: OwnersForm): void => write(localStorage, key, form),
  readKept: (key: AccountKey): OwnersForm | null => read(localStorage, key),
  /** It was proposed, or given up. */
  clear(key: AccountKey): void {
    write(sessionStorage, key, null)
    write(localStorage, key, null)
  },
}
