import type { TypedDataSchema } from '@countersign/api'
import type { TypedData } from '@countersign/safe'
import { signedPart, type Check, addressOf, numberOf, primaryTypeOf } from '@countersign/safe/checks'
import { type Address, hasHiddenCharacters, isSameAddress } from '@countersign/primitives'
import { typedFields } from './typedFields.ts'
import { contentMessages as messages } from './contentMessages.ts'

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
            title: messages.badName,
            reason: messages.badNameWhy(JSON.stringify(name)),
          },
        ]),
    ...(type === 'EIP712Domain'
      ? [
          {
            verdict: 'caution' as const,
            title: messages.onlyDomain,
            reason: messages.onlyDomainWhy,
          },
        ]
      : []),
    ...(isWhole
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: messages.notAll,
            reason: messages.notAllWhy(fields.length),
          },
        ]),
    ...(hidden === undefined
      ? []
      : [
          {
            verdict: 'caution' as const,
            field: `${hidden.group}.${hidden.path}`,
            title: messages.hidden,
            reason: messages.hiddenIn(hidden.path),
          },
        ]),
    ...(unsigned.length === 0
      ? []
      : [
          {
            verdict: 'caution' as const,
            title: messages.unsigned,
            reason: messages.unsignedWhy({ names: unsigned.slice(0, 5), hasMore: unsigned.length > 5 }),
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
        title: messages.ownRequest,
        reason: messages.ownRequestWhy({ type, safe }),
      },
    ]
  if (isOwn && Object.keys(domain).every((name) => name === 'chainId' || name === 'verifyingContract'))
    return [
      {
        verdict: 'caution',
        field: 'domain.verifyingContract',
        title: messages.ownDomain,
        reason: messages.ownDomainWhy,
      },
    ]
  if (type !== 'SafeTx' && type !== 'SafeMessage') return []
  const whose = account ?? messages.unnamedAccount
  if (type === 'SafeTx' && numberOf(message['operation']) !== 0n && 'operation' in message)
    return [
      {
        verdict: 'danger',
        field: 'message.operation',
        title: messages.foreignCode,
        reason: messages.foreignCodeWhy({ account: whose, code: String(message['to']) }),
      },
    ]
  return [
    {
      verdict: 'caution',
      title: messages.otherAccount,
      reason: messages.otherAccountWhy(whose),
    },
  ]
}
