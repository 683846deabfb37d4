import { defineMessages, plural } from '@countersign/primitives'

export const walletRequestMessages = defineMessages('wallet-request', {
  approve: ({ account, nonce }: { account: string; nonce: string }) => `Approve ${account} ${nonce}`,
  deployAndExecute: ({ account, nonce }: { account: string; nonce: string }) =>
    `Deploy ${account} and execute ${nonce}`,
  otherDeployment: ({ safe }: { safe: string }) =>
    `The request for the wallet does not create exactly the account ${safe} and execute exactly the transaction that was shown. Nothing was sent. Reload the page.`,
  execute: ({ account, nonces }: { account: string; nonces: string }) => `Execute ${account} ${nonces}`,
  otherApproval: ({ data, to, hash }: { data: string; to: string; hash: string }) =>
    `The wallet would send ${data} to ${to}, which is not the on-chain approval of ${hash}. The wallet was not asked. Reload the page and check again.`,
  otherExecution: ({ hash, shown }: { hash: string; shown: string }) =>
    `The wallet would execute ${hash}, but the page shows ${shown}. The wallet was not asked. Reload the page and check again.`,
  unknownExecution: ({ shown }: { shown: string }) =>
    `The wallet would execute something else, but the page shows ${shown}. The wallet was not asked. Reload the page and check again.`,
  otherBatch: (count: number) =>
    plural(count, {
      one: 'The request for the wallet does not contain exactly the # transaction shown. The wallet was not asked. Reload the page and check again.',
      other:
        'The request for the wallet does not contain exactly the # transactions shown. The wallet was not asked. Reload the page and check again.',
    }),
  otherCostWaits: ({ reasons }: { reasons: string }) =>
    `${reasons} The wallet was not asked, because another cost waits for your answer.`,
  costRefused: ({ reasons }: { reasons: string }) => `${reasons} You did not accept it, and the wallet was not asked.`,
  unusualFee: ({ title, reason }: { title: string; reason: string }) => `${title}. ${reason} The wallet was not asked.`,
  typedFee: ({ reasons }: { reasons: string }) =>
    `The network fee that you typed is not possible now. ${reasons} The wallet was not asked.`,
  tooFewOf: ({ nonce, valid, threshold }: { nonce: string; valid: number; threshold: number }) =>
    `Transaction ${nonce}: ${valid} of ${threshold} needed signatures are valid.`,
  tooFew: ({ valid, threshold }: { valid: number; threshold: number }) =>
    `${valid} of ${threshold} needed signatures are valid. Another owner must sign first.`,
  noMultiSend: ({ version }: { version: string }) =>
    `No MultiSendCallOnly contract is published for version ${version}. Execute the transactions one after the other.`,
  otherCode: ({ address, hash }: { address: string; hash: string }) =>
    `The code at ${address} hashes to ${hash}, which is not the published MultiSendCallOnly. Execute the transactions one after the other.`,
  wouldFail: ({ why }: { why: string }) => `The transaction would fail now: ${why} The wallet was not asked.`,
  noTransactionHash: 'no transaction hash',
  noSignedTransaction: 'no signed transaction',
  otherSigned:
    'The wallet signed another transaction than the page asked for, or with another key. It was not sent. Compare the hashes on another machine.',
  nodeRefused: ({ host, reason }: { host: string; reason: string }) =>
    `${host} did not accept the signed transaction: ${reason} No other node was asked. Choose another node, or let the wallet send it.`,
  walletIsAccount:
    'The wallet is an account itself. Its owners must sign and execute the transaction there. Then this page shows it.',
  notMined: ({ hash }: { hash: string }) =>
    `The transaction ${hash} was sent, and no block contains it yet. Do not send it again: both may be executed. Check it again later.`,
  waitsForBlock: 'Sent. No block contains it yet:',
  hashLabel: 'transaction hash',
  minedAndFailed: ({ hash }: { hash: string }) => `The transaction ${hash} was mined and failed. Nothing changed.`,
})
