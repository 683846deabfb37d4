import type { Lie } from '../model/Lie.ts'
import { blocked, eve, flagged, harmless, info, instead, liar, put } from './tell.ts'

const lie = liar('payment', 'transaction')
const at = (path: string, value: Parameters<typeof put>[2]) => put('transaction', path, value)
const execution = (field: string, value: Parameters<typeof put>[2]) => at(`detailedExecutionInfo.${field}`, value)
/** The hash is rebuilt from the fields, so a changed field is detected. */
const otherHash = blocked('service-hash', ({ prepared }) => String(prepared['hash']))
const NOTHING = '0x0000000000000000000000000000000000000000'

/** The ten signed fields, one at a time. */
export const signedFieldLies: readonly Lie[] = [
  lie('txData.to', 'another recipient', at('txData.to', eve), otherHash),
  lie('txData.value', 'more', at('txData.value', '999000000000000000000'), otherHash),
  lie('txData.value', 'less', at('txData.value', '1'), otherHash),
  lie('txData.hexData', 'a call', at('txData.hexData', '0xa9059cbb'), otherHash),
  lie('txData.operation', 'a delegatecall', at('txData.operation', 1), otherHash),
  lie('safeTxGas', 'some', execution('safeTxGas', '100000'), otherHash),
  lie('baseGas', 'some', execution('baseGas', '100000'), otherHash),
  lie('gasPrice', 'some', execution('gasPrice', '1000000000'), otherHash),
  lie(
    'gasToken',
    'a token',
    execution('gasToken', (_, { eve }) => eve),
    otherHash,
  ),
  lie('refundReceiver', 'an unrelated address', execution('refundReceiver', eve), otherHash),
  lie('nonce', 'a later one', execution('nonce', 40), otherHash),
  lie('nonce', 'one used up', execution('nonce', 0), otherHash),
  lie(
    'safeTxHash',
    'another',
    execution('safeTxHash', `0x${'5'.repeat(64)}`),
    blocked('service-hash', `0x${'5'.repeat(64)}`),
  ),
  lie(
    '(whole answer)',
    'another waiting transaction, true in itself',
    instead('transaction', 'otherDetails'),
    otherHash,
  ),
  lie('(whole answer)', 'one that ran, as if it waited', instead('transaction', 'executedAsWaiting'), otherHash),
]

/** All other values in the answer about the transaction. */
export const detailsLies: readonly Lie[] = [
  lie(
    'safeAddress',
    'another account',
    at('safeAddress', (_, { eve }) => eve),
    blocked('other-account', 'another account'),
  ),
  lie(
    'txId',
    'of another address',
    at('txId', (_, { eve }) => `multisig_${eve}_0x${'5'.repeat(64)}`),
    harmless(),
  ),
  lie('txStatus', 'ready to execute', at('txStatus', 'AWAITING_EXECUTION'), harmless('1 of 2')),
  lie('txInfo.recipient', 'another', at('txInfo.recipient', eve), harmless()),
  lie('txInfo.transferInfo.value', 'less', at('txInfo.transferInfo.value', '1'), harmless()),
  lie('txInfo.humanDescription', 'something kind', at('txInfo.humanDescription', 'Claim your reward'), harmless()),
  lie(
    'txInfo.type',
    'a change of settings',
    at('txInfo', {
      type: 'SettingsChange',
      humanDescription: null,
      dataDecoded: { method: 'removeOwner', parameters: [] },
      settingsInfo: null,
    }),
    harmless(),
  ),
  lie(
    'txData.dataDecoded',
    'a call that does not exist',
    at('txData.dataDecoded', { method: 'claimReward', parameters: [] }),
    harmless(),
  ),
  lie('txData.trustedDelegateCallTarget', 'trusted', at('txData.trustedDelegateCallTarget', true), harmless()),
  lie('txData.to.name', 'a name for the recipient', at('txData.to.name', 'Treasury'), harmless()),
  lie(
    'txData.addressInfoIndex',
    'names for every address',
    at('txData.addressInfoIndex', (_, { eve, owner }) => ({
      [eve]: info(eve, 'Treasury'),
      [owner]: info(owner, 'Treasury'),
    })),
    harmless(),
  ),
  lie('executedAt', 'already', at('executedAt', 1_700_000_000_000), harmless()),
  lie('txHash', 'already', at('txHash', `0x${'5'.repeat(64)}`), harmless()),
  lie(
    'note',
    'a friendly one',
    at('note', 'Salaries, as agreed'),
    flagged('note', 'Salaries, as agreed', 'not signed'),
  ),
  lie(
    'safeAppInfo',
    'a trusted app',
    at('safeAppInfo', { name: 'Treasury app', url: 'https://treasury.example', logoUri: null }),
    harmless(),
  ),
  lie('confirmationsRequired', '1', execution('confirmationsRequired', 1), harmless('1 of 2')),
  lie(
    'signers',
    'another address',
    execution('signers', (_, { eve }) => [info(eve)]),
    harmless(),
  ),
  lie(
    'rejectors',
    'everybody',
    execution('rejectors', (_, { owner }) => [info(owner)]),
    harmless(),
  ),
  lie('executor', 'an unrelated address', execution('executor', eve), harmless()),
  lie('trusted', 'not', execution('trusted', false), harmless()),
  lie('submittedAt', 'years ago', execution('submittedAt', 1), harmless()),
  lie(
    'proposer',
    'a trusted address',
    execution('proposer', (_, { owner }) => info(owner)),
    harmless(),
  ),
  lie(
    'proposedByDelegate',
    'the user',
    execution('proposedByDelegate', (_, { owner }) => info(owner)),
    harmless(),
  ),
  lie('proposer', 'a stranger', execution('proposer', eve), harmless('not an owner')),
  lie('proposedByDelegate', 'a stranger', execution('proposedByDelegate', eve), harmless('not an owner')),
  lie(
    'gasTokenInfo',
    'a coin',
    execution('gasTokenInfo', {
      type: 'ERC20',
      address: NOTHING,
      decimals: 2,
      symbol: 'FREE',
      name: 'Free',
      logoUri: null,
    }),
    harmless(),
  ),
  lie('fee', 'a lot', execution('fee', '1000000000000000000'), harmless()),
  lie('payment', 'a lot', execution('payment', '1000000000000000000'), harmless()),
]

const signatures = (...words: Parameters<typeof flagged>[1][]) => flagged('signatures', ...words)
const first = (field: string, value: Parameters<typeof put>[2]) => execution(`confirmations.0.${field}`, value)

/** Signatures swapped, invented and removed. Only those that recover to current owners count. */
export const signatureLies: readonly Lie[] = [
  lie(
    'confirmations[0].signature',
    'of the same owner, for another transaction',
    first('signature', (_, { prepared }) => prepared['otherSignature'] ?? null),
    signatures(),
  ),
  lie('confirmations[0].signature', 'bytes that are none', first('signature', `0x${'11'.repeat(64)}1b`), signatures()),
  lie('confirmations[0].signature', 'too short', first('signature', '0x1234'), signatures()),
  lie('confirmations[0].signature', 'none', first('signature', null), signatures('did not send the signature')),
  lie(
    'confirmations[0].signature',
    '“approved before”, without an approval',
    first('signature', (_, { signer }) => `0x${signer.slice(2).toLowerCase().padStart(64, '0')}${'0'.repeat(64)}01`),
    signatures(),
  ),
  lie(
    'confirmations[0].signature',
    'with a high s',
    first('signature', (_, { prepared }) => prepared['highSignature'] ?? null),
    signatures(),
  ),
  lie(
    'confirmations[0].signer',
    'another owner',
    first('signer', (_, { owner }) => info(owner)),
    signatures(),
  ),
  lie(
    'confirmations',
    'one of an address that is not an owner',
    execution('confirmations', (_, { prepared, eve }) => [
      { signer: info(eve), signature: prepared['eveSignature'] ?? null, submittedAt: 1 },
    ]),
    signatures('not an owner'),
  ),
  lie(
    'confirmations',
    'a second one, of an address that is not an owner',
    execution('confirmations', (honest, { prepared, eve }) =>
      Array.isArray(honest)
        ? [...honest, { signer: info(eve), signature: prepared['eveSignature'] ?? null, submittedAt: 1 }]
        : [],
    ),
    harmless('1 of 2 signed'),
  ),
  lie(
    'confirmations',
    'a second one under another name',
    execution('confirmations', (honest, { owner }) =>
      Array.isArray(honest) ? [...honest, { ...Object(honest[0]), signer: info(owner) }] : [],
    ),
    signatures(),
  ),
  lie(
    'confirmations',
    'the same one twice',
    execution('confirmations', (honest) => (Array.isArray(honest) ? [...honest, ...honest] : [])),
    signatures('second signature'),
  ),
  lie('confirmations', 'none', execution('confirmations', []), harmless('0 of 2')),
]

/** Claims that the transaction is over, so that no owner signs, or that money moved. */
export const outcomeLies: readonly Lie[] = [
  lie('txStatus', 'executed', at('txStatus', 'SUCCESS'), blocked('claimed-status', 'The chain has not executed this')),
  lie('txStatus', 'failed', at('txStatus', 'FAILED'), blocked('claimed-status', 'The chain has not executed this')),
  lie(
    'txStatus',
    'replaced',
    at('txStatus', 'CANCELLED'),
    blocked('claimed-status', 'The chain has not executed this'),
  ),
]
