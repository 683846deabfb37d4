import type { Chain } from '@countersign/api'
import { formatAccountAddress } from '@countersign/primitives'
import { useNavigate } from '@tanstack/react-router'
import { messageDraftStore } from '../../data/drafts/messageDraftStore.ts'
import { ImportDecision } from './ImportDecision.tsx'
import type { JudgedMessage } from './judgeImport.ts'
import { importMessages } from './importMessages.ts'

const WORDS = { add: importMessages.addToMessages, refused: importMessages.messageRefused }

/** Adds a message to the messages, or opens it as a draft. */
export function MessageImportActions({ judged, chain }: { judged: JudgedMessage; chain: Chain }) {
  const { verified, checks } = judged
  const { reviewed, signatures, proposal } = verified
  const navigate = useNavigate()
  const safe = formatAccountAddress({ shortName: chain.shortName, address: reviewed.safe })
  const review = async () => {
    const { contentOf } = await import('./importMessage.ts')
    const draft = messageDraftStore.save({
      chainId: chain.chainId,
      safe: reviewed.safe,
      message: contentOf(verified),
      origin: proposal.origin,
    })
    await navigate({ to: '/safes/$safe/messages/review', params: { safe }, search: { draft } })
  }
  return (
    <ImportDecision
      {...{ chain, checks, signatures, review }}
      safe={reviewed.safe}
      hash={reviewed.safeMessageHash}
      words={WORDS}
      add={async () => (await import('./importMessage.ts')).addMessage(verified)}
      keep={async () => (await import('./importMessage.ts')).keepMessage(verified)}
      open={() => navigate({ to: '/safes/$safe/messages/$hash', params: { safe, hash: reviewed.safeMessageHash } })}
    />
  )
}
