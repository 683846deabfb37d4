import { ChainId, HashSchema } from '@countersign/api'
import * as z from 'zod/mini'
import type { LocalProposal } from './LocalProposal.ts'
import { localProposals } from './localProposals.ts'

const Params = z.object({ chainId: ChainId, id: z.string() })

/** The proposal this browser keeps under a transaction id or bare safeTxHash. */
export async function findKept(params: unknown): Promise<LocalProposal | null> {
  const { data } = Params.safeParse(params)
  const hash = HashSchema.safeParse(data?.id.slice(data.id.lastIndexOf('_') + 1).toLowerCase())
  if (!data || !hash.success) return null
  return localProposals.find({ chainId: data.chainId, safeTxHash: hash.data })
}
