import { defineMessages, plural, numberText } from '@countersign/primitives'

export const importMessages = defineMessages('import', {
  addToQueue: 'Add to the queue and review',
  queueRefused: 'The queue refused it',
  nothingNew: 'It contained nothing new',
  signaturesAdded: ({ count }: { count: number }) =>
    `${plural(count, { one: '# signature added', other: '# signatures added' })}`,
  storedHere: 'It is stored in this browser, with the verified signatures.',
  reviewAsDraft: 'Review it as a draft',
  notSigned: 'No owner has signed it yet, so it becomes a draft in this tab.',
  notVerified: 'No signature could be verified here, so it becomes a draft in this tab, without signatures.',
  serviceStores: 'The service stores it for all owners. Only signatures that were verified here are added.',
  browserStores: 'It is stored in this browser. Only signatures that were verified here are added.',
  title: 'Import',
  subtitle: 'Opens what another owner sent you, or what your other machine signed.',
  readTitle: 'Read a proposal, a message or a signature',
  read: 'Read',
  readNote:
    'By link, file, text or camera. The page recomputes every hash and checks every signature. It replaces no existing data.',
  isProofRequest: 'This is a request for a proof of control',
  openProve: 'Open “Prove control”',
  openProveNote: 'Open it on that page, on the machine with the requested wallet.',
  whatItSays: 'What it says',
  ofAccount: 'Of account <account/>. Names and symbols came with it and prove nothing.',
  hashesFail: 'Its hashes cannot be computed',
  importedMessage: 'Imported message',
  claimOfSender: 'A claim of the sender, not proved',
  askedBy: ({ host }: { host: string }) => `Asked by ${host}`,
  controlProven: 'Control proven and stored',
  openOwners: 'Open the owners of the account',
  signedFor: '<owner/> signed for the account <account/>.',
  proofOfNewOwner: 'A proof of control of a new owner',
  verifyAndStore: 'Verify and store',
  claimsToHaveSigned: ({ network }: { network: string }) =>
    `<owner/> claims to have signed for the account <account/> on ${network}. It does not count before it is verified here.`,
  notProven: 'Not proven',
  imported: 'Imported',
  transactionNumber: ({ nonce }: { nonce: bigint }) => `Transaction ${numberText(nonce)}`,
  noteNotSigned: ({ note }: { note: string }) => `Note, not signed: “${note}”`,
  calls: 'Calls',
  addToMessages: 'Add to the messages and review',
  messageRefused: 'The message was refused',
  messageMissing: 'The page does not have the message of this signature',
  transactionMissing: 'The page does not have the transaction of this signature',
  messageNotFound: ({ hash }: { hash: string }) =>
    `No message with the hash ${hash} was found. Import the message first, then the signature.`,
  proposalNotFound: ({ hash }: { hash: string }) =>
    `No proposal with the hash ${hash} was found. Import the proposal first, then the signature.`,
  searchingMessage: 'Searching for the message of this signature…',
  searchingTransaction: 'Searching for the transaction of this signature…',
  messageSignature: ({ account }: { account: string }) => `A signature for a message of ${account}`,
  transactionSignature: ({ account }: { account: string }) => `A signature for a transaction of ${account}`,
  searchMessages: 'Search the messages',
  searchQueue: 'Search the queue',
  messageElsewhere: ({ hash }: { hash: string }) =>
    `This browser does not have the message itself. The list of messages may have it under its hash, ${hash}.`,
  transactionElsewhere: ({ hash }: { hash: string }) =>
    `This browser does not have the transaction itself. The queue may have it under its hash, ${hash}.`,
  recoversToOwner: 'Recovers to an owner',
  notChecked: 'Not checked',
  duplicate: 'Duplicate',
  refused: 'Refused',
  signatures: 'Signatures',
  importedSignatures: 'Imported signatures',
  noneYet: 'None yet.',
  unknownSigner: 'Unknown signer',
  networkUnknown: 'Its network is not configured here',
  forChain: ({ chainId }: { chainId: string }) =>
    `It is for chain ${chainId}. Add the network first, or open the item in the verifier.`,
  forChainCalled: ({ chainId, name }: { chainId: string; name: string }) =>
    `It is for chain ${chainId}, which its sender calls ${name}. Add the network first, or open the item in the verifier.`,
  otherTransaction: ({ expected, found }: { expected: string; found: string }) =>
    `The signature is for ${expected}, but the transaction found under this hash has the hash ${found}. Import the proposal again.`,
  otherMessage: ({ expected, found }: { expected: string; found: string }) =>
    `The signature is for ${expected}, but the message found under this hash has the hash ${found}. Import the message again.`,
  onlyChainShows: 'Only the chain can show whether this is an owner.',
  sameHash: 'Two separate routines compute the same hash',
  differentHashes: 'Two routines compute different hashes',
  differentHashesNote: ({ first, second }: { first: string; second: string }) =>
    `One computes ${first}, the other ${second}. Do not sign. Report this proposal.`,
  asSenderDescribes: 'The account as the sender describes it',
  chainNotReadMessage: ({ reason }: { reason: string }) =>
    `The chain could not be read: ${reason}. The owners are taken from the message.`,
  chainNotReadProposal: ({ reason }: { reason: string }) =>
    `The chain could not be read: ${reason}. The owners are taken from the proposal.`,
  versionDiffers: ({ chain, sender }: { chain: string; sender: string }) =>
    `Version: the chain says ${chain}, the sender ${sender}.`,
  ownersDiffer: ({ chain, sender }: { chain: string; sender: string }) =>
    `Owners: the chain says ${chain}, the sender ${sender}.`,
  thresholdDiffers: ({ chain, sender }: { chain: number; sender: number }) =>
    `Threshold: the chain says ${chain}, the sender ${sender}.`,
  matches: 'Owners and threshold match the sender’s claims',
  readAtBlock: ({ block }: { block: bigint }) => `Read from the chain at block ${numberText(block)}.`,
  accountDiffers: 'The account differs from the sender’s claims',
  usesChain: ({ block }: { block: bigint }) => `The page uses the values of the chain at block ${numberText(block)}.`,
})
