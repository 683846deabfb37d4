import { RecoveryStrip } from '../parts/recovery/RecoveryStrip.tsx'
import type { OpenAccount } from '../data/url/AccountContext.tsx'
import { ConnectionStrip } from './ConnectionStrip.tsx'
import { NewBuildStrip } from './NewBuildStrip.tsx'
import { PowersStrip } from './powers/PowersStrip.tsx'
import { ReadingStrip } from './ReadingStrip.tsx'
import { ReadWaitStrip } from './ReadWaitStrip.tsx'
import { DraftStrips } from './strips/DraftStrips.tsx'

/** The strips, in their order. They follow the content, unless something does not answer. */
export function LateStrips({ account }: { account: OpenAccount | null }) {
  return (
    <>
      <ConnectionStrip account={account} />
      <NewBuildStrip />
      {account && (
        <>
          <ReadWaitStrip chain={account.chain} />
          <ReadingStrip account={account} />
          <DraftStrips account={account} />
          <RecoveryStrip account={account} />
          <PowersStrip account={account} />
        </>
      )}
    </>
  )
}
