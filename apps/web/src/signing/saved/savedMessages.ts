import { defineMessages } from '@countersign/primitives'

export const savedMessages = defineMessages('saved-signatures', {
  notAccepted: 'You signed, but the service has not accepted the signature',
  sendAgain: 'Send again',
  copied: 'Copied',
  notCopied: 'Not copied',
  copy: 'Copy signature',
  stored: 'The signature is stored in this browser. You do not have to sign again.',
  onlyInTab:
    'This browser could not store the signature. It exists in this tab only. Copy it before you close or reload the tab.',
  noLongerUsable: 'A signature that can no longer be used',
  numberUsed: 'The account has executed another transaction with this number. The service does not have the signature.',
  remove: 'Remove',
  removed: 'Signature removed from this browser',
  undo: 'Undo',
  undelivered: 'A signature has not reached the service',
  undeliveredDetail: 'The signature is stored in this browser.',
  sendItAgain: 'Send it again',
})
