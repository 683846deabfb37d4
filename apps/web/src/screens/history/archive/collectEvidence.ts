import type { Chain } from '@countersign/api'
import { statementOf, type ViewContext } from '@countersign/describe/transaction'
import { type Address, errorText, type Hex } from '@countersign/primitives'
import { printEvidenceFile } from '@countersign/safe/exchange'
import type { TransactionDetails } from '@countersign/api'
import type { ChainState } from '@countersign/chain-client/reads'
import { checkTransaction } from '../../../data/chain-access/checkTransaction.ts'
import { api } from '../../../data/client/apiClient.ts'
import { evidenceOf } from '../../../signing/evidence/evidenceOf.ts'
import { type AccountJournal, readAccountJournal } from '../../../signing/evidence/readAccountJournal.ts'
import { sharedProposalOf } from '../../../signing/evidence/sharedProposalOf.ts'
import { shareSourceOf } from '../../../signing/evidence/shareSourceOf.ts'
import { overridesOf } from '../../../signing/review/overrideStore.ts'
import { archiveMessages as messages } from '../archiveMessages.ts'

export type Executed = { readonly nonce: number; readonly safeTxHash: Hex }

export type Collected = {
  /** Evidence files by name, as `docs/evidence.md` describes them. */
  readonly files: Readonly<Record<string, string>>
  readonly missing: readonly { readonly transaction: Executed; readonly reason: string }[]
}

type Input = {
  readonly chain: Chain
  readonly safe: Address
  readonly state: ChainState
  readonly executed: readonly Executed[]
  readonly contextFor: (details: TransactionDetails) => ViewContext
  readonly onProgress: (done: number) => void
  readonly signal: AbortSignal
}

/** The evidence of each executed transaction: its fields, hashes and signatures are checked again. */
export async function collectEvidence(input: Input): Promise<Collected> {
  const { chain, safe, executed, onProgress, signal } = input
  const files: Record<string, string> = {}
  const missing: { transaction: Executed; reason: string }[] = []
  const journal = readAccountJournal(chain.chainId, safe).catch(() => null)
  for (const [index, transaction] of executed.entries()) {
    signal.throwIfAborted()
    try {
      const name = `evidence-${transaction.nonce}-${transaction.safeTxHash.slice(2, 10)}.json`
      files[name] = await fileOf(input, transaction, journal)
    } catch (error) {
      signal.throwIfAborted()
      missing.push({ transaction, reason: errorText(error) })
    }
    onProgress(index + 1)
  }
  return { files, missing }
}

async function fileOf(
  { chain, safe, state, contextFor, signal }: Input,
  { safeTxHash }: Executed,
  journal: Promise<AccountJournal | null>,
): Promise<string> {
  const details = await api().getTransaction({ params: { chainId: chain.chainId, id: safeTxHash }, signal })
  const check = await checkTransaction(chain, details, state)
  const source = check && shareSourceOf({ chain, details, state, check })
  if (!check || !source) throw new Error(messages.noFields)
  // The service may answer with another transaction: its own fields have another hash.
  if (check.safeTxHash.toLowerCase() !== safeTxHash.toLowerCase())
    throw new Error(messages.otherHash({ wanted: safeTxHash, found: check.safeTxHash }))
  const context = contextFor(details)
  const evidence = await evidenceOf({
    source,
    proposal: sharedProposalOf({ ...source, balances: undefined, context }),
    statement: statementOf(details, context).text,
    checks: [],
    overrides: overridesOf({ chainId: chain.chainId, safe, hash: safeTxHash }),
    journal,
  })
  return printEvidenceFile(evidence)
}
