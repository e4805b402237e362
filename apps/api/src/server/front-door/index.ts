export { createFrontDoor, type DoorCode, type FrontDoor } from './front-door';
