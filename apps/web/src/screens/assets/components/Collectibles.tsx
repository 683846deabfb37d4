import { Button } from '@mantine/core'
import type { Collectible } from '@countersign/api'
import { displayUnits } from '@countersign/primitives'
import { EmptyState, Icon, Identicon, ProvenanceMark, ShortHex, SkeletonRows, StaleNote } from '@countersign/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { FilterField } from '../../../parts/lists/FilterField.tsx'
import { QueryError } from '../../../parts/status/QueryError.tsx'
import { collectiblesQuery } from '../../../data/query/collectiblesQuery.ts'
import { useAccount } from '../../../data/url/useAccount.ts'
import { collections, inlineImage } from '../collections.ts'
import styles from './Assets.module.css'

/** ERC-721 and ERC-1155 tokens by collection. */
export function Collectibles() {
  const { key } = useAccount()
  const query = useInfiniteQuery(collectiblesQuery(key))
  const [filter, setFilter] = useState('')
  const items = query.data?.pages.flatMap(({ results }) => results)
  if (!items)
    return query.error ? (
      <QueryError
        title="The service did not send the NFTs"
        error={query.error}
        stillWorks="Token balances are on the other tab."
        onRetry={() => void query.refetch()}
      />
    ) : (
      <SkeletonRows rows={3} shape="table" label="Loading NFTs" />
    )
  if (items.length === 0)
    return (
      <EmptyState
        sentence="This account holds no NFT."
        detail="ERC-721 and ERC-1155 tokens sent to its address will appear here."
      />
    )
  const shown = collections(items, filter)
  return (
    <>
      {query.error && (
        <StaleNote at={query.dataUpdatedAt} onRefresh={() => void query.refetch()}>
          The service did not answer. This is the cached list.
        </StaleNote>
      )}
      <div className={styles.tools}>
        <FilterField
          label="Filter NFTs"
          placeholder="Collection, token ID or address"
          value={filter}
          onChange={setFilter}
        />
        <span className={styles.sources}>
          <ProvenanceMark source="service" time={query.dataUpdatedAt} /> list and names
        </span>
      </div>
      {shown.length === 0 && <EmptyState sentence="No match." detail={`No NFT here matches "${filter}".`} />}
      {shown.map(({ address, name, items: own }) => (
        <section key={address} className={styles.collection} aria-label={name}>
          <div className={styles.collectionHead}>
            <Identicon address={address} shape="contract" size={22} />
            <h2>{name || 'Unnamed collection'}</h2>
            <ShortHex value={address} />
            <span className={styles.quiet}>
              {own.length === 1 ? '1 item' : `${own.length} items`}, {standardsOf(own)}
            </span>
          </div>
          <ul className={styles.grid}>
            {own.map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ul>
        </section>
      ))}
      {query.hasNextPage && (
        <Button onClick={() => void query.fetchNextPage()} loading={query.isFetchingNextPage}>
          Load more
        </Button>
      )}
    </>
  )
}

const standardsOf = (items: readonly Collectible[]): string =>
  [...new Set(items.map(({ standard }) => (standard === 'ERC1155' ? 'ERC-1155' : 'ERC-721')))].join(' and ')

function Item({ item }: { item: Collectible }) {
  const { account } = useAccount()
  const image = inlineImage(item)
  return (
    <li className="cs-panel">
      {image === null ? (
        <div className={styles.noImage}>
          <Icon name="photo" />
          <span>{item.imageUri === null ? 'No image' : 'Image not loaded'}</span>
        </div>
      ) : (
        <img src={image} alt={item.name ?? `#${item.id}`} />
      )}
      <div className={styles.caption}>
        <b>{item.name ?? `#${item.id}`}</b>
        <small>
          {item.tokenSymbol} #{item.id}
          {item.amount !== undefined && `, ${displayUnits(item.amount, 0, { group: true })} held`}
        </small>
        <Link
          className="cs-link"
          to="/safes/$safe/send"
          params={{ safe: account }}
          search={{ token: item.address, tokenId: item.id }}
          aria-label={`Send ${item.tokenSymbol} #${item.id}`}
        >
          Send
        </Link>
      </div>
    </li>
  )
}
