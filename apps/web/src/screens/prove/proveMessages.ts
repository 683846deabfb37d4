import { defineMessages } from '@countersign/primitives'

export const proveMessages = defineMessages('prove', {
  notASignature: 'This is not a signature. A signature is 0x followed by hex digits.',
  sign: 'Sign',
  ownerIsContract: 'This owner is a contract',
  openAccountToSign: 'Open it and sign the text as its message',
  ownerIsContractNote:
    'The owners of that account sign the text as a message of the account. Paste the complete signature here. If both accounts use the same service, the owner who asked finds the signature there.',
  completeSignature: 'Complete signature of the account',
  verify: 'Verify',
  title: 'Prove control',
  thisIsAnswer: 'This is an answer. The owner who sent the request enters it in the form for owners.',
  thisIsOtherItem: 'This is a proposal, a message or a signature. Open it on the page “Import”.',
  subtitle:
    'An owner of a shared account wants to add your key as an owner, and asks you to prove that you control it.',
  notARequest: 'This is not a request',
  readRequest: 'Read the request',
  readAnother: 'Read another request',
  readWays: 'By link, file, text or camera. Reading a request contacts no service.',
  steps: 'What happens next',
  step1: 'The page shows who asks, which key and which account they mean, and the whole text.',
  step2: 'You sign the text with the wallet of that key, here or on another machine.',
  step3: 'You send the answer back to the owner who asked, as a link, a file or a QR code.',
  request: 'Request',
  statement: ({ accountName }: { accountName: string }) =>
    `Prove that you control <b>this key</b>, so that it can become an owner of <b>“${accountName}”</b>.`,
  statementWithoutName:
    'Prove that you control <b>this key</b>, so that it can become an owner of <b>the account below</b>.',
  whatYouSign: 'What you sign',
  inFull: 'in full',
  textToSign: 'text to sign',
  whatItDoes:
    'The signature costs nothing, moves nothing and approves nothing. It names one key, one account and one network, and is a proof for these alone. You become an owner only after the owners of the account have signed that change themselves.',
  yourAnswer: 'Your answer',
  signedAndVerified: 'Signed, and verified here',
  returnAnswer:
    'Return the answer to the owner who asked. It is not a secret: it proves that you control the key, and gives no access to the key.',
  yourKey: 'Your key',
  account: 'Account',
  inAddressBook: ({ name }: { name: string }) => `${name} in your address book`,
  accountCalled: ({ accountName }: { accountName: string }) => `The request calls it “${accountName}” <said/>`,
  network: 'Network',
  chainNumbered: ({ chainId }: { chainId: string }) => `Chain ${chainId}`,
  chainNumber: ({ chainId }: { chainId: string }) => `chain ${chainId}`,
  networkCalled: ({ network }: { network: string }) => `Not configured here. The request calls it “${network}” <said/>`,
  askedBy: 'Asked by',
  askedByUnknown: 'The request does not say',
  quoted: ({ askedBy }: { askedBy: string }) => `“${askedBy}”`,
  askedByNote: 'Only a claim <said/> of the request. Confirm it with this person on another channel.',
  made: 'Made',
  wrongSignature: ({ owner }: { owner: string }) =>
    `The wallet’s answer is not a signature of ${owner} for this text. Nothing was stored. Try again with the wallet of this key.`,
  connectWalletOf: ({ owner }: { owner: string }) => `Connect the wallet of ${owner}`,
  signWithKey: 'Sign with this key',
  otherWalletConnected: ({ connected, owner }: { connected: string; owner: string }) =>
    `The connected wallet is ${connected}, but the request is for ${owner}.`,
  connectAnother: 'Connect another wallet',
  noWallet: 'no wallet is connected',
  connectOther: ({ connected, owner }: { connected: string; owner: string }) =>
    `The connected wallet is ${connected}, not ${owner}. Connect the other wallet.`,
  noSignature: 'no signature',
  proof: 'Proof of control',
})
