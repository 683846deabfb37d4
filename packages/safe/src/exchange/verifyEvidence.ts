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
    ? { verdict: 'verified', title: `${name} is rebuilt by two routines`, reason: said }
    : {
        verdict: 'danger',
        title: `${name} is not the hash of the fields`,
        reason: `The file says ${said}, but the rebuilt hashes are ${first} and ${second}.`,
      }
}

function signatureFinding(
  said: Evidence['signatures'][number],
  found: ImportedSignature | undefined,
  hasOwners: boolean,
): EvidenceFinding {
  const whose = said.owner ?? 'an unknown owner'
  if (found === undefined) return { verdict: 'danger', title: `Signature of ${whose}`, reason: 'It was not judged.' }
  if (found.outcome === 'unchecked' || (found.outcome === 'not-owner' && said.outcome === 'not-owner' && !hasOwners))
    return {
      verdict: 'unchecked',
      title: `Signature of ${whose}`,
      reason:
        found.outcome === 'unchecked'
          ? 'A contract’s signature, or an on-chain approval: a node can confirm it at the block of the facts.'
          : 'The file says that the signer is not an owner, and names no owners to compare with.',
    }
  if (said.outcome !== 'valid' && said.outcome !== 'unchecked') return refusalFinding(whose, found, hasOwners)
  const recovers = found.owner !== null && said.owner !== null && isSameAddress(found.owner, said.owner)
  const counts = found.outcome === 'valid' || (found.outcome === 'not-owner' && !hasOwners)
  return recovers && counts
    ? {
        verdict: 'verified',
        title: `Signature of ${whose}`,
        reason: hasOwners
          ? 'It recovers, for this hash, to this address, which is one of the owners in the file.'
          : 'It recovers, for this hash, to this address. The file does not say who the owners were.',
      }
    : {
        verdict: 'danger',
        title: `Signature of ${whose}`,
        reason: `It recovers to ${found.owner ?? 'no address'}. ${found.reason ?? ''}`.trim(),
      }
}

/** A refusal is checked too, because the file may hide a valid signature. */
function refusalFinding(whose: string, found: ImportedSignature, hasOwners: boolean): EvidenceFinding {
  const title = `Refused signature of ${whose}`
  const counts = found.outcome === 'valid' || (found.outcome === 'not-owner' && !hasOwners)
  return counts
    ? {
        verdict: 'danger',
        title,
        reason: `The file says that it does not count, but it recovers, for this hash, to ${found.owner ?? 'an unknown address'}.`,
      }
    : { verdict: 'verified', title, reason: found.reason ?? 'It does not count.' }
}

function factFinding({ facts, execution }: Evidence): EvidenceFinding {
  const blocks = [...new Set(facts.flatMap(({ block }) => (block === null ? [] : [String(block)])))]
  return {
    verdict: 'unchecked',
    title: `${facts.length} facts and the status ${oneLine(execution.status)}`,
    reason:
      blocks.length === 0
        ? 'They are as the page reported them; the file names no block.'
        : `A node with history can confirm them at block ${blocks.join(', ')}.`,
  }
}
