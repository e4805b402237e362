export { assembleBoards } from './assemble';
export { broadcastsDuring, broadcastsOn, programmeIdOf } from './broadcasts';
export { frontDeskCalls } from './desk-endpoints';
export { currentEdition, editionPlan } from './editions';
export { publishedTopics, withTopics } from './hot-topics';
export { type ProgrammeRow, programmeCards, programmeRows } from './programmes';
export { alerts } from './tables';
