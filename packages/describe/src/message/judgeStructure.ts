import type { TypedDataSchema } from '@countersign/api'
import type { TypedData } from '@countersign/safe'
import { signedPart, type Check } from '@countersign/safe/checks'
import { hasHiddenCharacters, isSameAddress, type Address } from '@countersign/safe/light'
import { addressOf, numberOf, primaryTypeOf } from './readPermit.ts'
import { typedFields } from './typedFields.ts'

type Judged = Omit<Check, 'id'>

/** What of typed data's build hides or changes what is signed; nothing where all of it is as it reads. */
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
            title: 'Names that no contract has',
            reason: `A type or field is called ${JSON.stringify(name)}: it can be made to hash like other fields than those that are shown. Do not sign.`,
          },
        ]),
    ...(type === 'EIP712Domain'
      ? [
          {
            verdict: 'caution' as const,
            title: 'Signs a domain and nothing else',
            reason: 'Its message is not part of what is signed. Ask the app what it is for.',
          },
        ]
      : []),
    ...(isWhole
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: 'More fields than are listed',
            reason: `Only the first ${fields.length} are. Read the rest in the JSON.`,
          },
        ]),
    ...(hidden === undefined
      ? []
      : [
          {
            verdict: 'caution' as const,
            field: `${hidden.group}.${hidden.path}`,
            title: 'Hidden characters',
            reason: `${hidden.path} holds characters that are not seen or that change the direction of reading: it may read otherwise elsewhere.`,
          },
        ]),
    ...(unsigned.length === 0
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: 'Holds values that are not signed',
            reason: `Its types do not name ${unsigned.slice(0, 5).join(', ')}${unsigned.length > 5 ? ' and more' : ''}: whoever handed it over can change that at will. Only the fields listed here count.`,
          },
        ]),
  ]
}

/** Letters an EIP-712 type is written with are its separators: brackets, commas, spaces. */
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
        title: 'Is made for this account itself',
        reason: `It is a ${type} of ${safe}: that is signed on its own page, by its owners, and never as a message. Reject it, and open the transaction or message it stands for.`,
      },
    ]
  if (isOwn && Object.keys(domain).every((name) => name === 'chainId' || name === 'verifyingContract'))
    return [
      {
        verdict: 'caution',
        field: 'domain.verifyingContract',
        title: 'Bears the domain of this account itself',
        reason:
          'The account signs its own transactions in this domain. This is none of them; ask the app why it uses it.',
      },
    ]
  if (type !== 'SafeTx' && type !== 'SafeMessage') return []
  const whose = account ?? 'an account it does not name'
  if (type === 'SafeTx' && numberOf(message['operation']) !== 0n && 'operation' in message)
    return [
      {
        verdict: 'danger',
        field: 'message.operation',
        title: 'Approves a delegatecall of another account',
        reason: `It is what an owner of ${whose} signs, and hands that account to the code at ${String(message['to'])}. Read it on that account’s own page, where it is checked.`,
      },
    ]
  return [
    {
      verdict: 'caution',
      title: 'Approves for another account',
      reason: `It is what an owner of ${whose} signs. Read that account’s own page before you agree.`,
    },
  ]
}
