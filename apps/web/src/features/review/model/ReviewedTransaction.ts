export {
  buildSafeTransaction as buildReviewedTransaction,
  type SafeTransaction as ReviewedTransaction,
} from '@countersign/safe'
