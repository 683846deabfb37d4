import type { OpenAccount } from '../../data/url/AccountContext.tsx'
import { BatchStrip } from './BatchStrip.tsx'
import { PlaceStrip } from './PlaceStrip.tsx'

/** What this browser keeps for the next transaction of the account: its number, and the batch. */
export const DraftStrips = ({ account }: { account: OpenAccount }) => (
  <>
    <PlaceStrip account={account} />
    <BatchStrip account={account} />
  </>
)
