import { defineMessages } from '@countersign/primitives'

export const sequenceMessages = defineMessages('signing-sequence', {
  unreadable: 'The account cannot be read now. Try again.',
  transactionChanged: ({ before, now }: { before: string; now: string }) =>
    `The transaction changed while you read it: its hash was ${before} and is now ${now}. Read it again.`,
  messageChanged: ({ before, now }: { before: string; now: string }) =>
    `The message changed while you read it: its hash was ${before} and is now ${now}. Read it again.`,
  finding: ({ title, reason }: { title: string; reason: string }) => `${title}. ${reason}`,
  worse: ({ title, reason }: { title: string; reason: string }) =>
    `A check has a worse result than when you clicked: ${title}. ${reason} Read the checks, then try again.`,
  otherTab:
    'Your wallet already has a request for this, from another tab or an earlier visit of this page. Answer it in the wallet. If the wallet shows none, close or reload the tab that asked.',
  stopped: 'Signing is stopped. Compare the hashes on another machine first.',
  otherHash: ({ signed, shown }: { signed: string; shown: string }) =>
    `The signature is for ${signed}, but the page shows ${shown}. It was not sent. Sign again.`,
  notAccepted: ({ reason }: { reason: string }) =>
    `The service did not accept your signature (${reason}). The signature is stored in this browser. Send it again later.`,
  onlyInTab: ({ reason }: { reason: string }) =>
    `The service did not accept your signature (${reason}), and this browser could not store it. The signature exists in this tab only. Copy it before you close or reload the tab.`,
})
