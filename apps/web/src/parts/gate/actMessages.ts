import { defineMessages } from '@countersign/primitives'

/** Why a wallet may not act, by the name of the act. */
export const actMessages = defineMessages('acts', {
  propose: 'Only owners and proposers of this account can send a transaction to the service.',
  sign: 'Only owners of this account can sign its transactions.',
  'approve-through': 'Only owners of an account that owns this one can approve through it.',
  reject: 'Only owners and proposers of this account can reject its transactions.',
  'delete-proposal': 'Only the wallet that proposed a transaction can delete it.',
  execute: 'An account cannot execute its own transaction.',
  'sign-message': 'Only owners of this account can sign its messages.',
  'add-proposer': 'Only owners of this account can add proposers.',
  'change-proposer': 'Only the owner who added a proposer can change it.',
  'remove-proposer': 'Only the owner who added a proposer, or the proposer, can remove it.',
  'spend-limit': 'Only the beneficiary of a limit can pay within it.',
  'start-recovery': 'Only recoverers of this account can start a recovery.',
  'cancel-recovery': 'Only owners and proposers of this account can stop a recovery.',
  'execute-recovery': 'An account cannot execute its own recovery.',
})
