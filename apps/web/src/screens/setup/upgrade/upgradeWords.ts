import type { ChainState } from '@countersign/chain-client/reads'
import type { UpgradePlan, UpgradeRefusal } from '@countersign/safe/upgrade'

/** The signers, as the end of a sentence. */
export const signersWords = ({ owners, threshold }: Pick<ChainState, 'owners' | 'threshold'>): string =>
  owners.length === 1
    ? 'The only owner signs'
    : threshold === owners.length
      ? `All ${owners.length} owners sign`
      : threshold === 1
        ? `Any one of ${owners.length} owners signs`
        : `Any ${threshold} of ${owners.length} owners sign`

/** The values that an upgrade does not change. */
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

/** Notes for an owner before signing, the most important first. */
export function upgradeNotes(plan: UpgradePlan, nonce: bigint): Note[] {
  const notes: Note[] = []
  if (plan.voidsSignatures)
    notes.push({
      id: 'signatures',
      title: 'Existing signatures become invalid',
      text: `From version 1.3.0 on, a signature is valid for one network only. Queued transactions with a nonce above ${nonce} must be signed again, and so must open messages.`,
    })
  if (plan.isFirstOnly)
    notes.push({
      id: 'first',
      title: 'Only possible as the first transaction',
      text: 'This migration also emits the owners of the account, for services that follow events. It refuses accounts that have executed a transaction before, so execute it first.',
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
      text: 'The account still refuses NFTs sent by safe transfer, and apps cannot verify its messages. You can set a handler on the Set-up page.',
    })
  return notes
}

/** What the owners can do if the account cannot be upgraded here. */
export function wayOut({ code }: UpgradeRefusal): string | null {
  switch (code) {
    case 'unknown-code':
      return 'Ask the authors of this code how to upgrade it, and build that call under New transaction. Or create a new account and send all assets there.'
    case 'other-code':
      return 'Do not sign anything for this account before you have compared with another node. Set one under Settings, Networks and service.'
    case 'missing-code':
      return 'The published contract can be deployed to its address by any wallet. Until then, choose another version.'
    case 'unread-code':
      return 'Try again. No upgrade is offered before the code is compared.'
    case 'not-newer':
      return null
  }
}
