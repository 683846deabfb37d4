import type { TypedData, TypedDataField } from './TypedData.ts'

const DOMAIN_FIELDS: readonly TypedDataField[] = [
  { name: 'name', type: 'string' },
  { name: 'version', type: 'string' },
  { name: 'chainId', type: 'uint256' },
  { name: 'verifyingContract', type: 'address' },
  { name: 'salt', type: 'bytes32' },
]

/**
 * The same typed data with the type of its domain written out (EIP-712, "Definition of domainSeparator"). If it is
 * missing it follows from the domain's fields, in any spelling of their values: libraries differ if the chain id is a
 * text.
 *
 * @example
 * const { types } = withDomainType({ domain: { chainId: '1' }, types: { Mail: [] }, primaryType: 'Mail', message: {} })
 * types
 */
export function withDomainType<Data extends TypedData>(typedData: Data): Data {
  const { domain, types } = typedData
  if (types.EIP712Domain !== undefined) return typedData
  const fields = DOMAIN_FIELDS.filter(({ name }) => domain[name] !== undefined && domain[name] !== null)
  return { ...typedData, types: { EIP712Domain: fields, ...types } }
}
