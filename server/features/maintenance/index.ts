// Begins and ends maintenance.
export { changeMaintenance, maintenanceState } from './maintenance.ts';
