import styles from './Overview.module.css'

/** Reserves the place of the charts until they are loaded. */
export const ChartsPlace = () => <div className={styles.chartsPlace} />
