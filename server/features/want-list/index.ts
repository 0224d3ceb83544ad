// Lists the copies that are missing here.
export { wantList } from './want-list.ts';
