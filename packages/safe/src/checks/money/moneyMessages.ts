import { defineMessages } from '@countersign/primitives'

export const moneyMessages = defineMessages('check-money', {
  wei: (amount: bigint) => `${amount} wei`,
  baseUnits: (amount: bigint) => (amount === 1n ? '1 base unit' : `${amount} base units`),
  amountOf: ({ amount, token }: { amount: string; token: string }) => `${amount} of ${token}`,
  theAccount: 'The account',
  accountAt: (address: string) => `The account ${address}`,
  notRead: 'it was not read',
  balanceUnread: ({ account, amount, reason }: { account: string; amount: string; reason: string }) =>
    `${account} pays ${amount}. Its balance could not be read: ${reason}.`,
  payerUnknown: ({ place, address }: { place: string; address: string }) =>
    `${place} pays through ${address}. Whether this account or another one pays is not in the bytes.`,
  tooLittle: ({ account, balance, amount }: { account: string; balance: string; amount: string }) =>
    `${account} has ${balance} and pays ${amount}. The payment fails unless more arrives before.`,
  beforeAfter: ({ account, before, after }: { account: string; before: string; after: string }) =>
    `${account} has ${before} before, and ${after} after. Make sure that this is intended.`,
  unitsOf: ({ amount, token }: { amount: bigint; token: string }) => `${amount} base units of ${token}`,
  executor: 'the executor',
  setHere: ({ fields, payout, receiver }: { fields: string; payout: string; receiver: string }) =>
    `Set here: ${fields}. The expected value is zero. ${payout} It is paid in addition to the transaction, to ${receiver}.`,
  setByProposer: ({ fields, payout, receiver }: { fields: string; payout: string; receiver: string }) =>
    `Set by the proposer: ${fields}. The expected value is zero. ${payout} It is paid in addition to the transaction, to ${receiver}.`,
  unreadableToken: 'an unreadable token',
  unreadableAddress: 'an unreadable address',
  nestedRefund: ({
    place,
    gasPrice,
    amount,
    token,
    account,
    receiver,
  }: {
    place: string
    gasPrice: bigint
    amount: bigint
    token: string
    account: string
    receiver: string
  }) =>
    `${place} executes with gasPrice ${gasPrice}. The expected value is zero. It can take up to ${amount} base units of ${token} from ${account}, for ${receiver}.`,
  noneEmpties: 'No payment empties the account',
  nothingPaid: 'No call pays native currency or a token.',
  fivePercent: 'At least 5 % of each asset that is paid remains, as read from the chain.',
  howMuch: 'How much remains in the account',
  exceeds: 'The payment exceeds the balance',
  nothingRemains: 'Nothing of an asset remains in the account',
  almostNothing: 'Almost nothing of an asset remains in the account',
  withoutPrice: 'With gasPrice 0 nothing is paid, but the field should not be set.',
  upTo: (amount: string) => `It can take up to ${amount}.`,
  wouldRefund: 'The account would pay a gas refund',
  mayFail: 'It may fail and still use up the nonce',
  safeTxGas: (gas: bigint) =>
    `safeTxGas is ${gas}. The expected value is 0. The inner call may then fail while the nonce is used up. Propose it again with 0.`,
  noRefund: 'No gas refund',
  allZero: 'gasPrice, baseGas, gasToken and refundReceiver are zero.',
  otherRefunds: 'Another account would pay a gas refund',
})
