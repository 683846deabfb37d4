export {
  contradictionOf,
  readCall,
  rowWordsOf,
  transactionOfDetails,
  valueOut,
} from '@countersign/describe/transaction'
export { verifiedExecution } from './verifiedExecution.ts'
