import { ChainId, HashSchema } from '@countersign/api'
import type { LocalProposal } from '@countersign/chain-client'
import * as z from 'zod/mini'
import { localMessages } from './localMessages.ts'
import { localProposals } from './localProposals.ts'

const Params = z.object({ chainId: ChainId, id: z.string() })

/** The proposal that this browser stores under a transaction id or a bare safeTxHash. */
export async function findKept(params: unknown): Promise<LocalProposal | null> {
  const { data } = Params.safeParse(params)
  const hash = HashSchema.safeParse(data?.id.slice(data.id.lastIndexOf('_') + 1).toLowerCase())
  if (!data || !hash.success) return null
  return localProposals.find({ chainId: data.chainId, safeTxHash: hash.data })
}

const MessageParams = z.object({ chainId: ChainId, messageHash: HashSchema })

/** Whether this browser stores the message. */
export async function keepsMessage(params: unknown): Promise<boolean> {
  const { data } = MessageParams.safeParse(params)
  return data !== undefined && (await localMessages.find(data)) !== null
}
