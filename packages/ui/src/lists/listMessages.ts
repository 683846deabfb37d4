import { defineMessages } from '@countersign/primitives'

const NUMERALS = ['Zero', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/** The queue on its scale of nonces. */
export const listMessages = defineMessages('nonce-lists', {
  shareLabel: (nonce: string) => `Transactions with number ${nonce}`,
  share: ({ count, nonce }: { count: number; nonce: string }) =>
    `${NUMERALS[count] ?? count} transactions have number ${nonce}. Executing one cancels ${count === 2 ? 'the other' : 'the others'}.`,
  empty: ({ from, to }: { from: string; to: string }) =>
    from === to ? `Number ${from} is empty.` : `Numbers ${from} to ${to} are empty.`,
  blocked: ({ waiting, areSeveral }: { waiting: number; areSeveral: boolean }) => {
    const missing = areSeveral ? 'them' : 'it'
    return waiting === 1
      ? `The transaction below cannot execute until another transaction uses ${missing}.`
      : `The ${waiting} transactions below cannot execute until other transactions use ${missing}.`
  },
  fill: 'Fill the gap',
  moveDown: 'Move down…',
  nonce: 'Nonce',
})
