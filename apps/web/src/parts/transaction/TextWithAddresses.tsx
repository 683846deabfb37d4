import { checksumAddress, isAddress } from '@countersign/primitives'
import { ShortHex } from '@countersign/ui'
import { Fragment } from 'react'
import { useNames } from '../../data/names/useNames.ts'
import { AddressInSentence } from './AddressInSentence.tsx'

const ADDRESS = /(0x[0-9a-fA-F]{40})(?![0-9a-fA-F])/

/** A sentence that shows each address of 40 digits by its name and short form, and completely when pressed. Screen readers get the complete address. */
export function TextWithAddresses({ text, chainId }: { text: string; chainId: string }) {
  const { nameOf } = useNames()
  return text.split(ADDRESS).map((piece, index) => {
    if (index % 2 === 0 || !isAddress(piece)) return <Fragment key={index}>{piece}</Fragment>
    const address = checksumAddress(piece)
    const name = nameOf(address, chainId)?.name
    return (
      <AddressInSentence key={index} address={piece}>
        {name !== undefined && `${name} `}
        <span className="cs-visually-hidden">{piece}</span>
        <span aria-hidden>
          <ShortHex value={piece} />
        </span>
      </AddressInSentence>
    )
  })
}
