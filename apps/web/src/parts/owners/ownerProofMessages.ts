import { defineMessages, numberText, listText } from '@countersign/primitives'

export const ownerProofMessages = defineMessages('owner-proof', {
  proofOf: ({ who }: { who: string }) => `Proof of control of ${who}`,
  askKey: ({ who }: { who: string }) => `Ask ${who} to prove control of this key`,
  askAccount: ({ who }: { who: string }) => `Ask ${who} to prove control of this account`,
  howToProve:
    'The new owner opens the link, signs once, and sends the answer back to you. It costs nothing and moves no funds.',
  controlProved: 'Control proved',
  signedFor: ({ who }: { who: string }) => `${who} signed for this account. Verified by this page.`,
  signedForAt: ({ who }: { who: string }) => `${who} signed for this account, <time/>. Verified by this page.`,
  storedNotFromOwner: 'The stored answer is not from this owner',
  storedNotChecked: 'The stored answer is not checked',
  noAnswerYet: 'No answer yet',
  askedAt: 'asked <time/>',
  linkFor: ({ who }: { who: string }) => `Link for ${who}`,
  copyLink: 'Copy link',
  copied: 'Copied',
  notCopied: 'Not copied',
  showCode: 'Show code',
  enterAnswer: 'Enter the answer',
  thisIsRequest: 'This is the request, not the answer. Send it to the new owner and enter the answer that you receive.',
  notAnAnswer: 'This is not an answer to a request for a proof of control.',
  answerOf: ({ who }: { who: string }) => `The answer of ${who}`,
  close: 'Close',
  verifying: 'Verifying…',
  readAnswer: 'Read the answer',
  answerWays:
    'Use a link, a file, a text or the camera. This page verifies the signature before it accepts the answer.',
  notProven: 'Not proven',
  ask: ({ who }: { who: string }) => `Ask ${who}`,
  requestForProof: 'Request for a proof of control',
  readOnOtherMachine: 'On the other machine, open “Prove control” and read this code, the text or the file there.',
  otherChain: ({ answered, expected }: { answered: string; expected: string }) =>
    `The answer was made for chain ${answered}, but this account is on chain ${expected}. Ask the owner for a new answer.`,
  otherAccount: ({ answered, expected }: { answered: string; expected: string }) =>
    `The answer was made for the account ${answered}, not for ${expected}. Ask the owner for a new answer.`,
  otherOwner: ({ answered, expected }: { answered: string; expected: string }) =>
    `The answer is from the owner ${answered}, but the answer of ${expected} was expected.`,
  contractNotRead: ({ owner, reason }: { owner: string; reason: string }) =>
    `The page could not read whether ${owner} is a contract: ${reason}`,
  notRequested: 'it was not requested',
  contractRefuses: ({ owner }: { owner: string }) =>
    `The contract ${owner} does not accept the answer as a signature of this text, when it is called as this account calls it.`,
  signatureOfOther: ({ owner }: { owner: string }) => `The signature was not made by ${owner} for this text.`,
  leftOut: ({ owners }: { owners: readonly string[] }) =>
    `${owners.length === 1 ? 'The proof' : 'The proofs'} of ${listText(owners)} ${owners.length === 1 ? 'does' : 'do'} not fit into the proposal`,
  leftOutNote: ({ most, count }: { most: number; count: number }) =>
    `A service stores ${numberText(most)} characters with a transaction: six proofs and no note. ${count === 1 ? 'Send the answer of this owner to the other owners as well. Until they open it, their pages show this key as not proved.' : 'Send the answers of these owners to the other owners as well. Until they open them, their pages show these keys as not proved.'}`,
})
