import { defineMessages } from '@countersign/primitives'

/** Why a value could not be read. */
export const reviewReadMessages = defineMessages('review-read', {
  notDeployed: 'the account is not deployed yet',
  mayFailSilently:
    'the account is created in the same transaction, and with a gas limit or refund of its own a failing call does not revert',
  noHistory: 'the history was not requested',
  noOtherAccounts: 'This page cannot request transactions of other accounts.',
})
