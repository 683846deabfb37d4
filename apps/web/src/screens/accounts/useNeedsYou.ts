import { use } from 'react'
import { NeedsYouContext } from './AccountsContext.ts'
import type { NeededWork } from './NeededWork.ts'

/** Everything that waits for the connected wallet, across its accounts; collected once for page and navigation. */
export const useNeedsYou = (): NeededWork => use(NeedsYouContext)
