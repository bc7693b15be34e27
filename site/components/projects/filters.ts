import { contentTypes, panelTypes, projectStatuses, reportOrders } from '#db/vocabulary.ts'
import { panelWords } from './panel-words.ts'
import { statusWords, typeWords } from './words.ts'

export const statusFilter = {
  name: 'status',
  label: 'Status',
  all: 'All Statuses',
  options: projectStatuses.map(value => ({ value, label: statusWords[value].label })),
}
export const typeFilter = {
  name: 'type',
  label: 'Type',
  all: 'All Types',
  options: contentTypes.map(value => ({ value, label: typeWords[value] })),
}
export const reportOrder = {
  name: 'sort',
  label: 'Order',
  all: 'Newest first',
  options: reportOrders.map(value => ({ value, label: value === 'split' ? 'Most split choices' : 'Most claims' })),
}
export const panelFilter = {
  name: 'panel',
  label: 'Panel',
  all: 'All Panels',
  options: panelTypes.map(value => ({ value, label: panelWords[value] })),
}
