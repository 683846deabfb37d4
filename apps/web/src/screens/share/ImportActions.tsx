import type { Chain } from '@countersign/api'
import { formatAccountAddress } from '@countersign/primitives'
import { useNavigate } from '@tanstack/react-router'
import { draftStore } from '../../data/drafts/draftStore.ts'
import { ImportDecision } from './ImportDecision.tsx'
import type { JudgedImport } from './judgeImport.ts'
import { importMessages } from './importMessages.ts'

const WORDS = { add: importMessages.addToQueue, refused: importMessages.queueRefused }

/** Adds a transaction to the queue, or opens it as a draft. */
export function ImportActions({ judged, chain }: { judged: JudgedImport; chain: Chain }) {
  const { verified, checks } = judged
  const { reviewed, proposal, signatures } = verified
  const navigate = useNavigate()
  const safe = formatAccountAddress({ shortName: chain.shortName, address: reviewed.safe })
  const review = async () => {
    const draft = draftStore.save({
      chainId: chain.chainId,
      safe: reviewed.safe,
      transaction: reviewed.transaction,
      note: proposal.note,
      source: 'repeat',
    })
    await navigate({ to: '/safes/$safe/review', params: { safe }, search: { draft } })
  }
  return (
    <ImportDecision
      {...{ chain, checks, signatures, review }}
      safe={reviewed.safe}
      hash={reviewed.safeTxHash}
      words={WORDS}
      add={async () => (await import('./add/queueImport.ts')).queueImport(verified)}
      keep={async () => (await import('./add/keepImport.ts')).keepImport(verified)}
      open={() => navigate({ to: '/safes/$safe/transactions/$id', params: { safe, id: reviewed.safeTxHash } })}
    />
  )
}
