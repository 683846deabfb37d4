export { batchAmount, callOf, largestPayment } from '@countersign/describe/transaction'
