import { defineMessages } from '@countersign/primitives'

/** What the page of imports reads, in which form, and where it goes. */
export const importGuideMessages = defineMessages('import-guide', {
  what: 'What you can import',
  proposal: 'A proposal',
  proposalDetail: 'A transaction that another owner asks you to sign. It goes to the review, then to the queue.',
  message: 'A message',
  messageDetail: 'A text or typed data to sign for an account. It goes to the review, then to the messages.',
  signature: 'A signature',
  signatureDetail: 'What an owner signed on another machine. It counts only after it was verified here.',
  proof: 'A proof of control',
  proofDetail: 'The answer of a new owner, with which you know that the owner has the key.',
  account: 'An account to be deployed',
  accountDetail:
    'Owners, signatures and salt of an account that is not deployed on every network. Its address is computed here again.',
  plan: 'A plan',
  planDetail: 'One set-up for an account on several networks. It is compared with the set-up of today.',
  draft: 'A draft',
  draftDetail: 'A payment or call that is not signed yet. It goes to your drafts.',
  queue: 'A waiting queue of another Safe service',
  queueDetail:
    'Its answers as JSON: the list “multisig-transactions” of a Transaction Service, or the details of a Client Gateway, one below the other. Every hash and signature is checked here before you add them.',
  forms: 'In which form',
  link: 'Link',
  linkDetail: 'Its content follows the “#”, so that no server sees it.',
  file: 'File',
  fileDetail: 'As “Share” saves it, also with a passphrase.',
  text: 'Text',
  textDetail: 'The same content, copied from a chat or an email.',
  camera: 'QR code',
  cameraDetail: 'One picture or several in turn, from the screen of the other machine.',
  stays: 'What stays here',
  staysDetail:
    'Reading happens in this browser and sends nothing to the service. Only “Add to the queue and review” sends the item, after you have seen it.',
  claims:
    'Names and notes of a file are claims of its sender. Hashes, owners and signatures are computed here and read from the chain.',
  others: 'Other files',
  contacts: 'Contacts: <link>Address book</link>',
  data: 'Accounts and settings, also from Safe{Wallet}: <link>Your data</link>',
})
