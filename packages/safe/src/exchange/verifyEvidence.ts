import { isSameAddress } from '../address/isSameAddress.ts'
import { witnessTransaction } from '../witness/witnessTransaction.ts'
import type { Evidence } from './Evidence.ts'
import { readEvidenceFile } from './evidenceFile.ts'
import { verifyProposal, type ImportedSignature } from './verifyProposal.ts'

/**
 * What checking a file again found.
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
 * Checks an evidence file again without any network: hashes by both implementations, every signature of a key by recovery.
 * What only a chain could confirm is reported as not checked.
 *
 * @throws SafeError `exchange/malformed`, `exchange/damaged`, `version/unknown`
 * @example
 * const { evidence, findings } = await verifyEvidence(await readFile(path, 'utf8'))
 */
export async function verifyEvidence(
  file: string,
): Promise<{ readonly evidence: Evidence; readonly findings: readonly EvidenceFinding[] }> {
  const evidence = readEvidenceFile(file)
  const { proposal, signatures } = evidence
  const { reviewed, signatures: judged } = await verifyProposal(
    { ...proposal, signatures: signatures.map(({ data }) => data) },
    { owners: proposal.account?.owners ?? [] },
  )
  return {
    evidence,
    findings: [
      ...hashFindings(evidence, reviewed),
      ...signatures.map((signature, index) => signatureFinding(signature, judged[index], proposal.account !== null)),
      factFinding(evidence),
    ],
  }
}

type Hashes = Evidence['hashes']

function hashFindings({ hashes, proposal }: Evidence, rebuilt: Hashes): EvidenceFinding[] {
  const witness = witnessTransaction(proposal)
  const second: Hashes = { domainHash: witness.domainHash, messageHash: witness.messageHash, safeTxHash: witness.hash }
  const names = ['domainHash', 'messageHash', 'safeTxHash'] as const
  return names.map((name) => {
    const all = [hashes[name], rebuilt[name], second[name]]
    return new Set(all).size === 1
      ? { verdict: 'verified', title: `${name} is rebuilt by two routines`, reason: hashes[name] }
      : {
          verdict: 'danger',
          title: `${name} is not the hash of the fields`,
          reason: `The file says ${all[0]}; rebuilt are ${all[1]} and ${all[2]}.`,
        }
  })
}

function signatureFinding(
  said: Evidence['signatures'][number],
  found: ImportedSignature | undefined,
  hasOwners: boolean,
): EvidenceFinding {
  const whose = said.owner ?? 'nobody'
  if (found === undefined) return { verdict: 'danger', title: `Signature of ${whose}`, reason: 'It was not judged.' }
  const isRefused = said.outcome !== 'valid' && said.outcome !== 'unchecked'
  if (isRefused)
    return { verdict: 'verified', title: `Refused signature of ${whose}`, reason: said.reason ?? 'It does not count.' }
  if (found.outcome === 'unchecked')
    return {
      verdict: 'unchecked',
      title: `Signature of ${whose}`,
      reason: 'Of a contract, or approved on chain: a node can confirm it at the block of the facts.',
    }
  const recovers = found.owner !== null && said.owner !== null && isSameAddress(found.owner, said.owner)
  const counts = found.outcome === 'valid' || (found.outcome === 'not-owner' && !hasOwners)
  return recovers && counts
    ? {
        verdict: 'verified',
        title: `Signature of ${whose}`,
        reason: 'It recovers, for this safeTxHash, to this owner.',
      }
    : {
        verdict: 'danger',
        title: `Signature of ${whose}`,
        reason: `It recovers to ${found.owner ?? 'nobody'}. ${found.reason ?? ''}`.trim(),
      }
}

function factFinding({ facts, execution }: Evidence): EvidenceFinding {
  const blocks = [...new Set(facts.flatMap(({ block }) => (block === null ? [] : [String(block)])))]
  return {
    verdict: 'unchecked',
    title: `${facts.length} facts and the status ${execution.status}`,
    reason:
      blocks.length === 0
        ? 'They are as the page said; no block is named.'
        : `A node with history can confirm them at block ${blocks.join(', ')}.`,
  }
}
