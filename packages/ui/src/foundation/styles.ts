import './reset.css';
import './base.css';
