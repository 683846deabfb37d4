import { defineMessages } from '@countersign/primitives'

/** The dialog in which a new owner proves control. */
export const proveOwnerMessages = defineMessages('prove-owner', {
  title: 'Prove control of the new owner',
  close: 'Close',
  byHand: 'Or enter the signature by hand',
  contractHelp:
    'Let the account that will be an owner sign this text as a message, and paste the complete signature here. The page asks the contract on chain whether it accepts it.',
  keyHelp:
    'Let the holder sign this text with that key (personal_sign), and paste the signature here. The page computes the key from it.',
  text: 'text to sign',
  signature: 'Signature',
  notProven: 'Not proven',
  asking: 'Asking the node…',
  verify: 'Verify',
  noSignature: ({ text }: { text: string }) =>
    `This is not a signature. A signature is 0x followed by hex digits; the field contains ${text}.`,
  emptySignature: 'This is not a signature. A signature is 0x followed by hex digits; the field contains nothing.',
  contractRefuses: ({ owner }: { owner: string }) =>
    `The contract ${owner} does not accept this signature for this text, with the call that this account makes.`,
  otherKey: ({ owner }: { owner: string }) =>
    `${owner} did not make this signature for this text. Sign the text above with that key.`,
  notTested: ({ reason }: { reason: string }) => `The signature could not be tested: ${reason}`,
})
