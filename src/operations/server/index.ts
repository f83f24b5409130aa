export { importTable, loadOperatorTables, loadTable, removeTable } from './operatorStore.ts'
