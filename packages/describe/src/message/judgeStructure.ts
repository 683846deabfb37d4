import type { TypedDataSchema } from '@countersign/api'
import type { TypedData } from '@countersign/safe'
import { signedPart, type Check, addressOf, numberOf, primaryTypeOf } from '@countersign/safe/checks'
import { type Address, hasHiddenCharacters, isSameAddress } from '@countersign/primitives'
import { typedFields } from './typedFields.ts'

type Judged = Omit<Check, 'id'>

/** Finds structures in typed data that hide or change what is signed. Empty if all of it is as shown. */
export function judgeStructure(given: TypedDataSchema, safe: Address): Judged[] {
  const { data, unsigned } = signedPart(given)
  const { fields, isWhole } = typedFields(given)
  const type = primaryTypeOf(data)
  const account = addressOf(data.domain['verifyingContract'])
  const name = Object.entries(data.types)
    .flatMap(([struct, members]) => [struct, ...members.flatMap((member) => [member.name, member.type])])
    .find((text) => !isName(text))
  const hidden = fields.find(({ value }) => typeof value === 'string' && hasHiddenCharacters(value))
  return [
    ...judgeAccount(type, account, safe, data),
    ...(name === undefined
      ? []
      : [
          {
            verdict: 'danger' as const,
            title: 'Names that no contract can have',
            reason: `A type or field is named ${JSON.stringify(name)}. Such a name can produce the hash of other fields than those shown. Do not sign.`,
          },
        ]),
    ...(type === 'EIP712Domain'
      ? [
          {
            verdict: 'caution' as const,
            title: 'Signs only a domain',
            reason: 'The message itself is not part of what is signed. Ask the app what the signature is for.',
          },
        ]
      : []),
    ...(isWhole
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: 'Not all fields are listed',
            reason: `The page lists only the first ${fields.length} fields. Read the others in the JSON.`,
          },
        ]),
    ...(hidden === undefined
      ? []
      : [
          {
            verdict: 'caution' as const,
            field: `${hidden.group}.${hidden.path}`,
            title: 'Hidden characters',
            reason: `${hidden.path} contains characters that are invisible or that change the reading direction. Other programs may display it differently.`,
          },
        ]),
    ...(unsigned.length === 0
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: 'Contains values that are not signed',
            reason: `Its types do not name ${unsigned.slice(0, 5).join(', ')}${unsigned.length > 5 ? ' and more' : ''}. The sender of the message can change these values at any time. Only the fields listed here are signed.`,
          },
        ]),
  ]
}

/**
 * Brackets, commas and spaces separate the parts of an EIP-712 type. A name that contains them can imitate other
 * fields.
 */
const isName = (text: string): boolean => text !== '' && !/[(),\s]/.test(text) && !hasHiddenCharacters(text)

function judgeAccount(
  type: string,
  account: Address | null,
  safe: Address,
  { domain, message }: Pick<TypedData, 'domain' | 'message'>,
): Judged[] {
  const isOwn = account !== null && isSameAddress(account, safe)
  if (isOwn && (type === 'SafeTx' || type === 'SafeMessage'))
    return [
      {
        verdict: 'danger',
        field: 'domain.verifyingContract',
        title: 'Belongs to this account’s own transactions or messages',
        reason: `It is a ${type} of ${safe}. Owners sign that on its own page, never as a message. Reject it, and open the transaction or message itself.`,
      },
    ]
  if (isOwn && Object.keys(domain).every((name) => name === 'chainId' || name === 'verifyingContract'))
    return [
      {
        verdict: 'caution',
        field: 'domain.verifyingContract',
        title: 'Uses the domain of this account itself',
        reason:
          'The account signs its own transactions in this domain, but this message is not one of them. Ask the app why it uses this domain.',
      },
    ]
  if (type !== 'SafeTx' && type !== 'SafeMessage') return []
  const whose = account ?? 'an account that it does not name'
  if (type === 'SafeTx' && numberOf(message['operation']) !== 0n && 'operation' in message)
    return [
      {
        verdict: 'danger',
        field: 'message.operation',
        title: 'Confirms a delegatecall of another account',
        reason: `An owner of ${whose} signs exactly this. It lets the code at ${String(message['to'])} control that account. Review it on that account’s own page, where it is checked.`,
      },
    ]
  return [
    {
      verdict: 'caution',
      title: 'Confirms for another account',
      reason: `An owner of ${whose} signs exactly this. Review it on that account’s own page before you sign.`,
    },
  ]
}
