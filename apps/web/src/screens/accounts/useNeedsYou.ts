import { use } from 'react'
import { NeedsYouContext } from './AccountsContext.ts'
import type { NeededWork } from './NeededWork.ts'

/** Open work for the connected wallet in all its accounts; collected once for page and navigation. */
export const useNeedsYou = (): NeededWork => use(NeedsYouContext)
