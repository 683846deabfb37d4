import { type Address, type Hex, isSameAddress } from '@countersign/primitives'
import { witnessMessage } from '../witness/witnessMessage.ts'
import { witnessPayload } from '../witness/witnessPayload.ts'
import { witnessTransaction } from '../witness/witnessTransaction.ts'
import type { Evidence } from './Evidence.ts'
import { readEvidenceFile } from './evidenceFile.ts'
import type { MessageProposal } from './MessageProposal.ts'
import { oneLine } from './plainLines.ts'
import type { SharedProposal } from './SharedProposal.ts'
import { verifyMessage } from './verifyMessage.ts'
import { verifyProposal, type ImportedSignature } from './verifyProposal.ts'
import { evidenceFindingMessages as messages } from './evidenceFindingMessages.ts'

/**
 * The result of checking a file again.
 *
 * @example
 * const bad = findings.filter(({ verdict }) => verdict === 'danger')
 */
export type EvidenceFinding = {
  readonly verdict: 'verified' | 'danger' | 'unchecked'
  readonly title: string
  readonly reason: string
}

/**
 * Checks an evidence file again offline: hashes by both implementations, every signature of a key by recovery. Facts
 * that only a chain could confirm are reported as not checked.
 *
 * @throws SafeError `exchange/malformed`, `exchange/damaged`, `version/unknown`
 * @example
 * const { evidence, findings } = await verifyEvidence(await readFile('evidence.json', 'utf8'))
 */
export async function verifyEvidence(
  file: string,
): Promise<{ readonly evidence: Evidence; readonly findings: readonly EvidenceFinding[] }> {
  const evidence = readEvidenceFile(file)
  const { proposal, signatures } = evidence
  const all = signatures.map(({ data }) => data)
  const owners = proposal.account?.owners ?? []
  const { hashes, judged } =
    proposal.kind === 'message'
      ? await rebuildMessage({ ...proposal, signatures: all }, owners)
      : await rebuildTransaction({ ...proposal, signatures: all }, owners)
  return {
    evidence,
    findings: [
      ...hashes.map((rebuilt) => hashFinding(evidence, rebuilt)),
      ...signatures.map((signature, index) => signatureFinding(signature, judged[index], proposal.account !== null)),
      factFinding(evidence),
      recordedFinding(evidence),
    ],
  }
}

/** A hash by both implementations. */
type Rebuilt = { readonly name: string; readonly first: Hex; readonly second: string }
type Judged = { readonly hashes: readonly Rebuilt[]; readonly judged: readonly ImportedSignature[] }

async function rebuildTransaction(proposal: SharedProposal, owners: readonly Address[]): Promise<Judged> {
  const { reviewed, signatures } = await verifyProposal(proposal, { owners })
  const witness = witnessTransaction(proposal)
  return {
    judged: signatures,
    hashes: [
      { name: 'domainHash', first: reviewed.domainHash, second: witness.domainHash },
      { name: 'messageHash', first: reviewed.messageHash, second: witness.messageHash },
      { name: 'safeTxHash', first: reviewed.safeTxHash, second: witness.hash },
    ],
  }
}

async function rebuildMessage(proposal: MessageProposal, owners: readonly Address[]): Promise<Judged> {
  const { reviewed, signatures } = await verifyMessage(proposal, { owners })
  const { chainId, safe, version, content } = reviewed
  const witness = witnessMessage({ chainId, safe, version, bytes: witnessPayload(content) })
  return {
    judged: signatures,
    hashes: [
      { name: 'domainHash', first: reviewed.domainHash, second: witness.domainHash },
      { name: 'messageHash', first: reviewed.messageHash, second: witness.messageHash },
      { name: 'safeMessageHash', first: reviewed.safeMessageHash, second: witness.hash },
    ],
  }
}

function hashFinding({ hashes }: Evidence, { name, first, second }: Rebuilt): EvidenceFinding {
  const said = String(Reflect.get(hashes, name))
  return said === first && said === second
    ? { verdict: 'verified', title: messages.rebuilt(name), reason: said }
    : {
        verdict: 'danger',
        title: messages.notTheHash(name),
        reason: messages.fileSays({ said, first, second }),
      }
}

function signatureFinding(
  said: Evidence['signatures'][number],
  found: ImportedSignature | undefined,
  hasOwners: boolean,
): EvidenceFinding {
  const whose = said.owner ?? messages.unknownOwner
  if (found === undefined) return { verdict: 'danger', title: messages.signatureOf(whose), reason: messages.notJudged }
  if (found.outcome === 'unchecked' || (found.outcome === 'not-owner' && said.outcome === 'not-owner' && !hasOwners))
    return {
      verdict: 'unchecked',
      title: messages.signatureOf(whose),
      reason: found.outcome === 'unchecked' ? messages.nodeConfirms : messages.noOwners,
    }
  if (said.outcome !== 'valid' && said.outcome !== 'unchecked') return refusalFinding(whose, found, hasOwners)
  const recovers = found.owner !== null && said.owner !== null && isSameAddress(found.owner, said.owner)
  const counts = found.outcome === 'valid' || (found.outcome === 'not-owner' && !hasOwners)
  return recovers && counts
    ? {
        verdict: 'verified',
        title: messages.signatureOf(whose),
        reason: hasOwners ? messages.recoversToOwner : messages.recoversOnly,
      }
    : {
        verdict: 'danger',
        title: messages.signatureOf(whose),
        reason: messages.recoversTo({ owner: found.owner ?? messages.noAddress, reason: found.reason ?? '' }).trim(),
      }
}

/** A refusal is checked too, because the file may hide a valid signature. */
function refusalFinding(whose: string, found: ImportedSignature, hasOwners: boolean): EvidenceFinding {
  const title = messages.refusedOf(whose)
  const counts = found.outcome === 'valid' || (found.outcome === 'not-owner' && !hasOwners)
  return counts
    ? {
        verdict: 'danger',
        title,
        reason: messages.countsAfterAll(found.owner ?? messages.unknownAddress),
      }
    : { verdict: 'verified', title, reason: found.reason ?? messages.doesNotCount }
}

/** What the page wrote into the file as it is. */
const recordedFinding = ({ checks, journal }: Evidence): EvidenceFinding => ({
  verdict: 'unchecked',
  title: messages.recorded({ checks: checks.length, records: journal?.records.length ?? 0 }),
  reason: messages.asRecorded,
})

function factFinding({ facts, execution }: Evidence): EvidenceFinding {
  const blocks = [...new Set(facts.flatMap(({ block }) => (block === null ? [] : [String(block)])))]
  return {
    verdict: 'unchecked',
    title: messages.facts({ count: facts.length, status: oneLine(execution.status) }),
    reason: blocks.length === 0 ? messages.noBlock : messages.nodeWithHistory(blocks.join(', ')),
  }
}
