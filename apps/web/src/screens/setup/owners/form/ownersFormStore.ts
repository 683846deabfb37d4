import type { AccountKey } from '../../../../data/keys/queryKeys.ts'
import { jsonCodec } from '@countersign/primitives'
import { createTypedForms } from '../../../../parts/forms/createTypedForms.ts'
import { OwnersForm } from './OwnersForm.ts'

const codec = jsonCodec(OwnersForm)
const ofTab = createTypedForms('owners', codec)
/** "Keep as draft" stores the form beyond the tab. */
const ofBrowser = createTypedForms('owners', codec, () => localStorage)

/** An edited change of owners: that of this tab, otherwise the draft stored in this browser. */
export const ownersFormStore = {
  read: (key: AccountKey): OwnersForm | null => ofTab.read(key) ?? ofBrowser.read(key),
  /** Called at every edit. */
  write: ofTab.write,
  /** @returns whether the browser stored it */
  keep: ofBrowser.store,
  readKept: ofBrowser.read,
  /**
   * Called after the change was proposed or discarded.
   * @returns stores again what was cleared
   */
  clear(key: AccountKey): () => void {
    const typed = ofTab.read(key)
    const kept = ofBrowser.read(key)
    ofTab.clear(key)
    ofBrowser.clear(key)
    return () => {
      if (typed !== null) ofTab.write(key, typed)
      if (kept !== null) ofBrowser.write(key, kept)
    }
  },
}
