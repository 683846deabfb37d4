import type { ChainState } from '@countersign/chain-client/reads'
import type { UpgradePlan, UpgradeRefusal } from '@countersign/safe/upgrade'

/** Who has to sign, as a sentence's end. */
export const signersWords = ({ owners, threshold }: Pick<ChainState, 'owners' | 'threshold'>): string =>
  owners.length === 1
    ? 'The only owner signs'
    : threshold === owners.length
      ? `All ${owners.length} owners sign`
      : threshold === 1
        ? `Any one of ${owners.length} owners signs`
        : `Any ${threshold} of ${owners.length} owners sign`

/** What an upgrade leaves as it is, each with its value. */
export function staysOf({ handler }: UpgradePlan, state: ChainState): { label: string; value: string }[] {
  const { owners, threshold, modules, guard, moduleGuard } = state
  const count = (list: readonly unknown[], one: string) => `${list.length} ${one}${list.length === 1 ? '' : 's'}`
  return [
    { label: 'Address, coins and tokens', value: 'All of them' },
    { label: 'Owners and threshold', value: `${threshold} of ${owners.length}` },
    { label: 'Modules and their limits', value: modules.length === 0 ? 'None set' : count(modules, 'module') },
    { label: 'Guards', value: guard === null && moduleGuard === null ? 'None set' : 'The same' },
    ...(handler.kind === 'kept'
      ? [{ label: 'Fallback handler', value: handler.handler === null ? 'None set' : 'The same' }]
      : []),
    { label: 'Messages signed and hashes approved on chain', value: 'All of them' },
  ]
}

type Note = { readonly id: string; readonly title: string; readonly text: string }

/** What an owner should know before signing, the most important first. */
export function upgradeNotes(plan: UpgradePlan, nonce: bigint): Note[] {
  const notes: Note[] = []
  if (plan.voidsSignatures)
    notes.push({
      id: 'signatures',
      title: 'Signatures given before stop counting',
      text: `From version 1.3.0 on a signature holds the network. Transactions that wait with a higher number than ${nonce} must be signed again, and so must messages that wait.`,
    })
  if (plan.isFirstOnly)
    notes.push({
      id: 'first',
      title: 'Only possible as the first transaction',
      text: 'This migration also publishes who owns the account, for services that follow events. It refuses accounts that have executed something before, so execute it first.',
    })
  if (plan.handler.kind === 'kept' && plan.handler.handler !== null && !plan.handler.isPublished)
    notes.push({
      id: 'handler',
      title: 'Your own fallback handler stays',
      text: 'It is not a published contract, so the upgrade does not change it. Ask its authors whether it works with the new version.',
    })
  if (plan.handler.kind === 'kept' && plan.handler.handler === null)
    notes.push({
      id: 'no-handler',
      title: 'The account stays without a fallback handler',
      text: 'The account still refuses NFTs sent by safe transfer, and cannot answer for signed messages. You can set a handler on the Set-up page.',
    })
  return notes
}

/** What can be done about an account that is not upgraded here. */
export function wayOut({ code }: UpgradeRefusal): string | null {
  switch (code) {
    case 'unknown-code':
      return 'Ask the authors of this code how it is upgraded, and build that call under New transaction. Or create a new account and send everything there.'
    case 'other-code':
      return 'Do not sign anything for this account before you have compared with another node. Set one under Settings, Networks and service.'
    case 'missing-code':
      return 'Anyone can deploy the published contract to its address. Choose another version until then.'
    case 'unread-code':
      return 'Try again. Nothing is offered before the code is compared.'
    case 'not-newer':
      return null
  }
}
